// Stands in the page of `pnpm dev`, before everything else: shows what does not build and what fails, until it is mended.
// The page goes on below it, with all that was typed.
;(function () {
  var folder = '__FOLDER__'
  var messages = { build: [], run: [] }
  var host = null

  var style =
    'section{position:fixed;inset:auto 1rem 1rem;z-index:2147483647;max-height:60vh;overflow:auto;padding:1rem;' +
    'border-radius:.5rem;background:#1d1b20;color:#fff;font:.875rem/1.5 ui-monospace,monospace;' +
    'box-shadow:0 .5rem 2rem #0008}h2{margin:0 0 .5rem;color:#ffb4ab;font-size:1rem}pre{margin:0 0 1rem;' +
    'white-space:pre-wrap;overflow-wrap:anywhere}button{position:absolute;inset:.75rem .75rem auto auto;font:inherit}'

  var made = function (name, text) {
    var element = document.createElement(name)
    element.textContent = text
    return element
  }

  var sectionOf = function (title, texts) {
    var section = document.createElement('section')
    section.setAttribute('role', 'alert')
    section.append(made('h2', title))
    texts.forEach(function (text) {
      section.append(made('pre', text))
    })
    var close = made('button', 'Close')
    close.addEventListener('click', function () {
      messages.run = []
      host.remove()
    })
    section.append(close)
    return section
  }

  // In a tree of its own: no style of the page reaches it, and it reaches none. Takes no focus from who is typing.
  var draw = function () {
    if (host !== null) host.remove()
    var isBuilt = messages.build.length === 0
    var texts = isBuilt ? messages.run : messages.build
    if (texts.length === 0) return
    host = document.createElement('div')
    host.dataset.development = isBuilt ? 'error' : 'build'
    var sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    var tree = host.attachShadow({ mode: 'open' })
    tree.adoptedStyleSheets = [sheet]
    tree.append(sectionOf(isBuilt ? 'An error while it ran' : 'This does not build', texts))
    document.documentElement.append(host)
  }

  /** The frames of a stack, those of files that are ours by their lines in the sources. */
  var withSources = function (stack) {
    var frame = /(https?:\/\/[^\s()]+?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/
    var lines = stack.split('\n').slice(0, 12)
    return Promise.all(
      lines.map(function (line) {
        var found = frame.exec(line)
        if (found === null) return line
        var file = new URL(found[1]).pathname
        return fetch('/dev/source?file=' + encodeURIComponent(file) + '&line=' + found[2] + '&column=' + found[3])
          .then(function (answer) {
            return answer.json()
          })
          .then(function (answer) {
            return answer.source === null ? line : line.replace(found[0], answer.source)
          })
      }),
    ).then(function (mapped) {
      return mapped
        .filter(function (line) {
          return !/node_modules|webpack\/(?:bootstrap|runtime)/.test(line)
        })
        .join('\n')
    })
  }

  var withoutLoaders = function (text) {
    return text
      .replace(/\nCaused by:\n[^]*$/, '')
      .split('\n')
      .filter(function (line) {
        return !/^\s+at |^Module build failed \(from/.test(line)
      })
      .join('\n')
      .trim()
  }

  var isOwn = function (error) {
    return error instanceof Error && error.name !== 'AbortError' && (error.stack || '').includes(folder)
  }

  var shown = new WeakSet()
  var showError = function (error) {
    if (!isOwn(error) || shown.has(error)) return
    shown.add(error)
    withSources(error.stack).then(function (text) {
      if (messages.run.includes(text)) return
      messages.run = messages.run.concat(text).slice(-3)
      draw()
    })
  }

  // Each program of the page has a client that tells of each build, and of the last one as it begins.
  var isWaiting = false
  window.__veckovisDevelopment = {
    showError: showError,
    clearErrors: function () {
      messages.run = []
      draw()
    },
  }

  window.addEventListener('error', function (event) {
    showError(event.error)
  })
  window.addEventListener('unhandledrejection', function (event) {
    showError(event.reason)
  })

  // What React or the shell has caught is written to the console, with the error itself.
  var write = console.error
  console.error = function () {
    for (var value of arguments) showError(value)
    write.apply(console, arguments)
  }

  // The server's own client tells the page of each build.
  window.addEventListener('message', function (event) {
    var type = event.source === window && event.data !== null ? event.data.type : undefined
    if (type === 'webpackInvalid') isWaiting = true
    if (type === 'webpackErrors') {
      isWaiting = true
      messages.build = event.data.data.map(withoutLoaders)
      return draw()
    }
    if (!isWaiting || !/^webpack(?:Ok|StillOk|Warnings)$/.test(type)) return
    isWaiting = false
    messages.build = []
    messages.run = []
    draw()
    window.dispatchEvent(new Event('veckovis-built'))
  })
})()
