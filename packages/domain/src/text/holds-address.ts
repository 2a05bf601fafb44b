// Dots and at signs of other widths too, which programs take for the plain ones.
const mail = /[@\uff20]\S/
const begun = /[:\uff1a]\/\/\S|www[.\u3002\uff0e\uff61]\S/i
// A name of a host: two letters or more at its end, and before the dot two characters, or one where a path or port follows.
// A single letter before a dot is an initial or an abbreviation, such as "t.ex.".
const host =
  /[\p{L}\p{N}-][\p{L}\p{M}\p{N}-][.\u3002\uff0e\uff61]\p{L}[\p{L}\p{M}]|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}[\p{L}\p{M}]{1,62}(?:\/|:\d)/u

/**
 * Whether a text holds what a program for mails makes a link of: a web address, the name of a host or an e-mail. Such a
 * text in a mail of ours would lead its reader elsewhere. Looks at each character a bounded number of times.
 */
export const holdsAddress = (text: string): boolean => mail.test(text) || begun.test(text) || host.test(text)

const joined = /([@\uff20]|[:\uff1a]\/\/|[.\u3002\uff0e\uff61])(?=\S)/g

/** The same text in one line and with no address in it: a space after what makes one. For words that were stored before. */
export const withoutAddresses = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return holdsAddress(line) ? line.replace(joined, '$1 ') : line
}
