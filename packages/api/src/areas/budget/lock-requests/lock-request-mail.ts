import type { Language } from '../../../http/language'
import type { BudgetKind } from './lock-request-repository'

type Asked = {
  readonly kind: BudgetKind
  readonly budget: string
  readonly year: number
  readonly unit: string
  readonly person: string
  readonly comment: string
  readonly link: string
}

const words = {
  sv: {
    kinds: { needs: 'behovsbudgeten', resource: 'resursbudgeten' },
    subject: ({ budget, unit }: Asked) => `Begäran om låsning: ${budget}, ${unit}`,
    asks: ({ person, budget, year, unit }: Asked, kind: string) =>
      `${person} ber dig låsa ${kind} ${budget} för ${year}, ${unit}.`,
    comment: 'Kommentar:',
    open: ({ unit }: Asked) => `Välj enheten ${unit} och öppna budgeten för att låsa den eller skicka tillbaka den:`,
  },
  en: {
    kinds: { needs: 'needs budget', resource: 'resource budget' },
    subject: ({ budget, unit }: Asked) => `Request to lock: ${budget}, ${unit}`,
    asks: ({ person, budget, year, unit }: Asked, kind: string) =>
      `${person} asks you to lock the ${kind} ${budget} of ${year}, ${unit}.`,
    comment: 'Comment:',
    open: ({ unit }: Asked) => `Choose the unit ${unit} and open the budget to lock it or to send it back:`,
  },
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Subject and text of the mail to those who may lock the budget. */
export const lockRequestMail = (asked: Asked, language: Language): { subject: string; text: string } => {
  const { kinds, subject, asks, comment, open } = words[language]
  const lines = [asks(asked, kinds[asked.kind])]
  if (asked.comment !== '') lines.push(`${comment}\n${asked.comment}`)
  return { subject: onOneLine(subject(asked)), text: [...lines, `${open(asked)}\n${asked.link}`].join('\n\n') }
}
