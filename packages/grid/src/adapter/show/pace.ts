/** Milliseconds: a frame that took longer is felt by anyone who scrolls, and one that took less has room for more. */
const tooLong = 34
const short = 20

const least = 0.25
const first = 0.5

/** How much of the most that a frame may hold comes with the next one, by how long the one before it took. */
export class Pace {
  #share = first
  #before: number | null = null

  /** The share of a frame that begins now. */
  next(now: number): number {
    const took = this.#before === null ? null : now - this.#before
    this.#before = now
    if (took !== null && took > tooLong) this.#share = Math.max(least, this.#share / 2)
    if (took !== null && took < short) this.#share = Math.min(1, this.#share * 1.5)
    return this.#share
  }

  /** Nothing more is to come: how long it is until the next frame says nothing. */
  rest() {
    this.#before = null
  }
}
