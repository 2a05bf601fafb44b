const mark = 'veckovis-scroll'
const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline']

const markIn = page => page.evaluate(name => void performance.mark(name), mark)

/** What a task holds: processor time of each kind of work in it, without what other kinds take within it, most first. */
const partsOf = (task, inside) => {
  const own = new Map()
  const open = []
  for (const each of [task, ...inside]) {
    while (open.length > 0 && each.ts >= open.at(-1).ts + open.at(-1).dur) open.pop()
    const around = open.at(-1)
    if (around !== undefined) own.set(around.name, own.get(around.name) - each.tdur)
    own.set(each.name, (own.get(each.name) ?? 0) + each.tdur)
    open.push(each)
  }
  return [...own].map(([name, time]) => ({ name, ms: time / 1000 })).sort((one, other) => other.ms - one.ms)
}

/** Each task of the page's own thread between the two marks: since the first of them, its processor time, its parts. */
const tasksIn = events => {
  const marks = events.filter(({ name }) => name === mark)
  const pid = marks[0]?.pid
  const thread = events.find(
    each => each.name === 'thread_name' && each.pid === pid && each.args.name === 'CrRendererMain',
  )
  if (marks.length < 2 || thread === undefined) throw new Error('The trace has no marks of the page')
  const [from, to] = [Math.min(...marks.map(({ ts }) => ts)), Math.max(...marks.map(({ ts }) => ts))]
  const own = events
    .filter(
      ({ ph, tid, ts, ...each }) => ph === 'X' && each.pid === pid && tid === thread.tid && ts >= from && ts <= to,
    )
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({ name, ts, dur, tdur }))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const tasks = []
  for (let at = 0; at < own.length;) {
    const task = own[at]
    let next = at + 1
    // What begins within a task is a part of it.
    while (next < own.length && own[next].ts < task.ts + task.dur) next += 1
    tasks.push({ since: (task.ts - from) / 1000, ms: task.tdur / 1000, parts: partsOf(task, own.slice(at + 1, next)) })
    at = next
  }
  return tasks
}

/**
 * Runs the work under Chromium's trace. Answers what each task of the page took of the processor and for what: other
 * programs of the machine make a task last longer, and do not make it cost more.
 */
export const threadTasksDuring = async (browser, page, work) => {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await markIn(page)
  await work()
  await markIn(page)
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return tasksIn(events)
}
