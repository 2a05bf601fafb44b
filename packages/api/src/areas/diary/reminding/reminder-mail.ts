import { withoutAddresses } from '@veckovis/domain/text'
import type { Language } from '../../../http/language'

type Reminded = {
  readonly unit: string
  readonly person: string
  readonly from: string
  readonly to: string
  readonly link: string
}

const daysOf = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

const words = {
  sv: {
    subject: (unit: string) => `Påminnelse: en dagbokspost väntar på beslut, ${unit}`,
    asks: ({ person, unit, from, to }: Reminded) =>
      `${person} påminner dig om en dagbokspost i ${unit} som väntar på beslut. Den gäller ${daysOf(from, to)}.`,
    open: 'Öppna posten:',
  },
  en: {
    subject: (unit: string) => `Reminder: a diary item is waiting for a decision, ${unit}`,
    asks: ({ person, unit, from, to }: Reminded) =>
      `${person} reminds you of a diary item in ${unit} that is waiting for a decision. It concerns ${daysOf(from, to)}.`,
    open: 'Open the item:',
  },
}

/** Subject and text of the mail to those who may approve an entry: not whom it is about, and not why. */
export const reminderMail = (reminded: Reminded, language: Language): { subject: string; text: string } => {
  const { subject, asks, open } = words[language]
  const unit = withoutAddresses(reminded.unit)
  const person = withoutAddresses(reminded.person)
  return {
    subject: subject(unit),
    text: [asks({ ...reminded, unit, person }), `${open}\n${reminded.link}`].join('\n\n'),
  }
}
