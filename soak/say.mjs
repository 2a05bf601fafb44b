/** One line of the result. */
export const say = text => void process.stdout.write(`${text}\n`)
