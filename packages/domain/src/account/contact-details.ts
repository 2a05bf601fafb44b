const noSpaceIn = /^\S+$/

/** An '@' with something before it, followed later by a '.' with something on both sides; no spaces (§5). */
export const isValidEmail = (text: string): boolean => {
  const [name = '', host = '', ...more] = text.trim().split('@')
  const dot = host.lastIndexOf('.')
  // Before the last dot has to stand something that is none.
  const isHost = dot !== -1 && dot < host.length - 1 && /[^.]/.test(host.slice(0, dot))
  return more.length === 0 && noSpaceIn.test(name) && noSpaceIn.test(host) && isHost
}

/** Shortest and longest phone number in characters (§9). */
const phoneLength = { shortest: 9, longest: 15 } as const

/** 9 to 15 characters, spaces around it not counted (§5). */
export const isValidPhone = (text: string): boolean => {
  const { length } = [...text.trim()]
  return length >= phoneLength.shortest && length <= phoneLength.longest
}
