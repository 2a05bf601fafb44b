/** A name as two are compared: without spaces around it, in small letters, composed (NFC). Migration 0012 does the same. */
export const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase()
