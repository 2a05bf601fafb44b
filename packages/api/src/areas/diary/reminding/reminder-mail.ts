import { withoutAddresses } from '@veckovis/domain/text'
import type { Language } from '../../../http/language'

type Reminded = {
  readonly unit: string
  readonly person: string
  readonly from: string
  readonly to: string
  readonly link: string
  /** A proposed change of the entry waits, and not the entry */
  readonly isChange: boolean
}

const daysOf = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

const words = {
  sv: {
    what: (isChange: boolean) => (isChange ? 'en ändring av en dagbokspost' : 'en dagbokspost'),
    subject: (what: string, unit: string) => `Påminnelse: ${what} väntar på beslut, ${unit}`,
    asks: (what: string, { person, unit, from, to }: Reminded) =>
      `${person} påminner dig om ${what} i ${unit} som väntar på beslut. Posten gäller ${daysOf(from, to)}.`,
    open: 'Öppna posten:',
  },
  en: {
    what: (isChange: boolean) => (isChange ? 'a change of a diary item' : 'a diary item'),
    subject: (what: string, unit: string) => `Reminder: ${what} is waiting for a decision, ${unit}`,
    asks: (what: string, { person, unit, from, to }: Reminded) =>
      `${person} reminds you of ${what} in ${unit} that is waiting for a decision. The item concerns ${daysOf(from, to)}.`,
    open: 'Open the item:',
  },
}

/** Subject and text of the mail to those who may approve an entry: not whom it is about, and not why. */
export const reminderMail = (reminded: Reminded, language: Language): { subject: string; text: string } => {
  const { what: whatOf, subject, asks, open } = words[language]
  const what = whatOf(reminded.isChange)
  const unit = withoutAddresses(reminded.unit)
  const person = withoutAddresses(reminded.person)
  return {
    subject: subject(what, unit),
    text: [asks(what, { ...reminded, unit, person }), `${open}\n${reminded.link}`].join('\n\n'),
  }
}
