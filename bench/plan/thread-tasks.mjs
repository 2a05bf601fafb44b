const mark = 'veckovis-scroll'
const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline']

const markIn = page => page.evaluate(name => void performance.mark(name), mark)

/** Milliseconds of processor time of each task of the page's own thread between the two marks. */
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
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const tasks = []
  let end = -Infinity
  for (const { ts, dur = 0, tdur = 0 } of own)
    // What begins within a task is a part of it.
    if (ts >= end) {
      tasks.push(tdur / 1000)
      end = ts + dur
    }
  return tasks
}

/**
 * Runs the work under Chromium's trace. Answers what each task of the page took of the processor: other programs of the
 * machine make a task last longer, and do not make it cost more.
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
