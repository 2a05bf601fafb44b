/** An '@' with something before it, followed later by a '.' with something on both sides; no spaces (§5). */
export const isValidEmail = (text: string): boolean => /^[^\s@]+@[^\s@]*[^\s@.][^\s@]*\.[^\s@.]+$/.test(text.trim())

/** Shortest and longest phone number in characters (§9). */
const phoneLength = { shortest: 9, longest: 15 } as const

/** 9 to 15 characters, spaces around it not counted (§5). */
export const isValidPhone = (text: string): boolean => {
  const { length } = [...text.trim()]
  return length >= phoneLength.shortest && length <= phoneLength.longest
}
