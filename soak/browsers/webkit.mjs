import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const libraries = '/usr/lib/x86_64-linux-gnu'

const miniBrowser = () => {
  const file = readdirSync(libraries)
    .filter(name => name.startsWith('webkit2gtk-'))
    .map(name => `${libraries}/${name}/MiniBrowser`)
    .find(path => existsSync(path))
  if (file === undefined) throw new Error(`No MiniBrowser below ${libraries}`)
  return file
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const port = 4797

// The code points by which WebDriver names the keys that write nothing.
const keyCodes = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Delete: '\uE017',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

const codeOf = key => keyCodes[key] ?? key

const call = async (method, path, body) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
  return value
}

const untilReady = async driver => {
  for (let tries = 0; tries < 100; tries++) {
    if (driver.exitCode !== null) break
    try {
      return await call('GET', '/status')
    } catch (failure) {
      if (!(failure instanceof TypeError)) throw failure
      await pause(100)
    }
  }
  throw new Error('WebKitWebDriver did not start')
}

const keyActions = keys => [
  ...keys.map(key => ({ type: 'keyDown', value: codeOf(key) })),
  ...keys.toReversed().map(key => ({ type: 'keyUp', value: codeOf(key) })),
]

/** WebKit of GTK by plain WebDriver calls, on a screen that nobody sees. @returns the gestures of the walk */
export const openWebkit = async () => {
  // A group of its own: ending it ends the screen and the browser too.
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const end = () => process.kill(-driver.pid, 'SIGTERM')
  try {
    await untilReady(driver)
    const { sessionId, capabilities } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
      },
    })
    const at = path => `/session/${sessionId}${path}`
    await call('POST', at('/window/rect'), { width: 1280, height: 860 })
    await call('POST', at('/timeouts'), { implicit: 15_000, script: 30_000 })
    const find = async selector => {
      const found = await call('POST', at('/element'), { using: 'css selector', value: selector })
      return { [elementKey]: found[elementKey] }
    }
    const act = async actions => {
      await call('POST', at('/actions'), { actions })
      await call('DELETE', at('/actions'))
    }
    const keys = actions => act([{ type: 'key', id: 'keys', actions }])
    const pointer = actions => act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    const moveTo = (origin, duration = 0) => ({ type: 'pointerMove', origin, x: 0, y: 0, duration })
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: address => call('POST', at('/url'), { url: address }),
      run: async (code, ...values) =>
        call('POST', at('/execute/async'), {
          script: `const give = arguments[arguments.length - 1]; Promise.resolve((${code})(...[...arguments].slice(0, -1))).then(give, failure => give(String(failure)))`,
          args: values,
        }),
      click: async selector =>
        pointer([moveTo(await find(selector)), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
      press: (...pressed) => keys(keyActions(pressed)),
      type: async text => {
        for (const letter of text) await keys(keyActions([letter]))
      },
      drag: async (from, to) => {
        const [start, goal] = [await find(from), await find(to)]
        await pointer([
          moveTo(start),
          { type: 'pointerDown', button: 0 },
          moveTo(goal, 200),
          { type: 'pause', duration: 100 },
          { type: 'pointerUp', button: 0 },
        ])
      },
      wheel: async (selector, deltaY) =>
        act([
          {
            type: 'wheel',
            id: 'wheel',
            actions: [{ type: 'scroll', origin: await find(selector), x: 0, y: 0, deltaX: 0, deltaY }],
          },
        ]),
      close: async () => {
        await call('DELETE', `/session/${sessionId}`)
        end()
      },
    }
  } catch (failure) {
    end()
    throw failure
  }
}
