import { readFileSync } from 'node:fs'

// Linux counts in ticks of a hundredth of a second on every platform that Node runs on.
const millisecondsPerTick = 10

/** Milliseconds of CPU that a process, every thread of it, has used since its start. Linux only. */
export const cpuTimeOf = pid => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}
