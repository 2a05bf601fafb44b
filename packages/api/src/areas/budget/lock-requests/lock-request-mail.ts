import { withoutAddresses } from '@veckovis/domain/text'
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
    open: 'Öppna budgeten för att låsa den eller skicka tillbaka den:',
  },
  en: {
    kinds: { needs: 'needs budget', resource: 'resource budget' },
    subject: ({ budget, unit }: Asked) => `Request to lock: ${budget}, ${unit}`,
    asks: ({ person, budget, year, unit }: Asked, kind: string) =>
      `${person} asks you to lock the ${kind} ${budget} of ${year}, ${unit}.`,
    comment: 'Comment:',
    open: 'Open the budget to lock it or to send it back:',
  },
}

/** Names and lines that people have typed lead nobody elsewhere, also those that were stored before this was asked of them. */
const plain = <Told extends Omit<Asked, 'comment'>>(told: Told): Told => ({
  ...told,
  budget: withoutAddresses(told.budget),
  unit: withoutAddresses(told.unit),
  person: withoutAddresses(told.person),
})

/** Subject and text of the mail to those who may lock the budget. */
export const lockRequestMail = (sent: Asked, language: Language): { subject: string; text: string } => {
  const asked = plain(sent)
  const { kinds, subject, asks, comment, open } = words[language]
  const lines = [asks(asked, kinds[asked.kind])]
  if (asked.comment !== '') lines.push(`${comment}\n${asked.comment}`)
  return { subject: subject(asked), text: [...lines, `${open}\n${asked.link}`].join('\n\n') }
}

/** What became of a request: locked, or sent back with a reason. */
type Answered = Omit<Asked, 'comment'> & { readonly reason: string | null }

const answers = {
  sv: {
    kinds: { needs: 'Behovsbudgeten', resource: 'Resursbudgeten' },
    locked: ({ budget, unit }: Answered) => `Låst: ${budget}, ${unit}`,
    returned: ({ budget, unit }: Answered) => `Tillbakaskickad: ${budget}, ${unit}`,
    isLocked: ({ person, budget, year, unit }: Answered, kind: string) =>
      `${kind} ${budget} för ${year}, ${unit}, som du bad om låsning av är nu låst av ${person}.`,
    isReturned: ({ person, budget, year, unit }: Answered, kind: string) =>
      `${kind} ${budget} för ${year}, ${unit}, är inte låst. ${person} skickade tillbaka din begäran.`,
    reason: 'Skäl:',
    open: 'Öppna budgeten:',
  },
  en: {
    kinds: { needs: 'The needs budget', resource: 'The resource budget' },
    locked: ({ budget, unit }: Answered) => `Locked: ${budget}, ${unit}`,
    returned: ({ budget, unit }: Answered) => `Sent back: ${budget}, ${unit}`,
    isLocked: ({ person, budget, year, unit }: Answered, kind: string) =>
      `${kind} ${budget} of ${year}, ${unit}, which you asked to have locked, has been locked by ${person}.`,
    isReturned: ({ person, budget, year, unit }: Answered, kind: string) =>
      `${kind} ${budget} of ${year}, ${unit}, is not locked. ${person} sent your request back.`,
    reason: 'Reason:',
    open: 'Open the budget:',
  },
}

/** Subject and text of the mail to who asked. */
export const lockAnswerMail = (sent: Answered, language: Language): { subject: string; text: string } => {
  const answered = plain(sent)
  const { kinds, locked, returned, isLocked, isReturned, reason, open } = answers[language]
  const kind = kinds[answered.kind]
  const link = `${open}\n${answered.link}`
  if (answered.reason === null)
    return { subject: locked(answered), text: [isLocked(answered, kind), link].join('\n\n') }
  const why = `${reason}\n${answered.reason}`
  return { subject: returned(answered), text: [isReturned(answered, kind), why, link].join('\n\n') }
}
