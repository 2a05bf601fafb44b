/** One line to the person at the terminal. */
export const say = (text = '') => process.stdout.write(`${text}\n`)
