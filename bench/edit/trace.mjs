/** What the main thread does by the names of Chromium's trace; the time of a nested event is not the outer one's. */
const groups = {
  script:
    /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|v8\.|V8\.|HandlePostMessage|ResizeObserver)/,
  'garbage collection': /^(MinorGC|MajorGC|V8\.GC|BlinkGC)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|Document::rebuildLayoutTree|ParseAuthorStyleSheet)/,
  layout: /^(Layout|LocalFrameView::layout)$/,
  prepaint: /^(PrePaint|LocalFrameView::RunPrePaint)/,
  paint: /^(Paint|PaintImage|LocalFrameView::RunPaint)/,
  layerize: /^(Layerize|UpdateLayer)/,
  commit: /^(Commit|CompositeLayers)/,
  'hit test': /^HitTest/,
}

const groupOf = name => Object.keys(groups).find(group => groups[group].test(name)) ?? 'other'

const overlap = (event, { start, end }) => Math.max(0, Math.min(event.ts + event.dur, end) - Math.max(event.ts, start))

/** Time of each group within one window, in microseconds; what no task covers is waiting. */
const selfTimes = (events, window) => {
  const totals = {}
  const add = (name, time) => (totals[name] = (totals[name] ?? 0) + time)
  const open = []
  let covered = 0
  for (const event of events) {
    if (event.ts + event.dur < window.start || event.ts > window.end) continue
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop()
    const time = overlap(event, window)
    add(groupOf(event.name), time)
    if (open.length === 0) covered += time
    else add(groupOf(open.at(-1).name), -time)
    open.push(event)
  }
  return { ...totals, waiting: window.end - window.start - covered }
}

const windowsOf = events => {
  const begun = new Map()
  const windows = []
  for (const event of events.filter(({ name }) => name === 'veckovis-edit')) {
    const id = event.id2?.local ?? event.id
    if (event.ph === 'b') begun.set(id, event)
    else if (event.ph === 'e' && begun.has(id)) {
      windows.push({ start: begun.get(id).ts, end: event.ts, pid: event.pid })
      begun.delete(id)
    }
  }
  return windows
}

/** Milliseconds per edit of each group, a mean over all edits. */
const summarise = events => {
  const windows = windowsOf(events)
  const totals = {}
  for (const window of windows) {
    const main = events.find(
      ({ name, pid, args }) => name === 'thread_name' && pid === window.pid && args.name === 'CrRendererMain',
    )
    const own = events
      .filter(({ ph, pid, tid, dur }) => ph === 'X' && pid === window.pid && tid === main.tid && dur !== undefined)
      .sort((left, right) => left.ts - right.ts || right.dur - left.dur)
    for (const [group, time] of Object.entries(selfTimes(own, window))) totals[group] = (totals[group] ?? 0) + time
  }
  return Object.fromEntries(
    Object.entries(totals).map(([group, time]) => [group, time / 1000 / Math.max(1, windows.length)]),
  )
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel', 'v8']

/** Runs the work under Chromium's own trace and says where the time of its edits went. */
export const traceDuring = async (browser, work) => {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await work()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return summarise(events)
}
