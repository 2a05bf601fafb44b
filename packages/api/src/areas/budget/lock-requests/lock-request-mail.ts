import { formatDecimals } from '@veckovis/domain/numbers'
import { withoutAddresses } from '@veckovis/domain/text'
import type { Language } from '../../../http/language'
import type { HoursToLock } from './hours-to-lock'
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

type AskedWithHours = Asked & { readonly hours: HoursToLock }

/** Whole hours: a mail says how far needs and resources are apart, the budget by how much exactly. */
const wholeHours = (hours: number): string => formatDecimals(Math.abs(hours), 0)

const words = {
  sv: {
    kinds: { needs: 'behovsbudgeten', resource: 'resursbudgeten' },
    subject: ({ budget, unit }: Asked) => `Begäran om låsning: ${budget}, ${unit}`,
    asks: ({ person, budget, year, unit }: Asked, kind: string) =>
      `${person} begär att du låser ${kind} ${budget} för ${year}, ${unit}.`,
    comment: 'Kommentar:',
    open: 'Öppna budgeten för att låsa den eller skicka tillbaka den:',
    needed: (hours: string) => `Behov: ${hours} timmar.`,
    resources: (hours: string) => `Resurser: ${hours} timmar.`,
    apart: {
      deficit: (hours: string) => `Underskott: ${hours} timmar.`,
      surplus: (hours: string) => `Överskott: ${hours} timmar.`,
      none: () => 'Behov och resurser är i balans.',
    },
    mean: {
      rounded: 'Resurserna är räknade med enhetens avrundade snittlön. Den som får se löner ser därför andra siffror.',
      municipality: 'Resurserna är räknade med kommunens snittlön. Den som får se löner ser därför andra siffror.',
    },
    missing: {
      'after-lock': 'Årets resursbudget görs när behovsbudgeten är låst.',
      withheld: 'Resurserna i timmar visas bara för den som får se löner, eftersom enheten har färre än fem avlönade.',
      incomplete: 'Resurserna i timmar kan inte beräknas: personal eller PO-pålägg saknas.',
    },
  },
  en: {
    kinds: { needs: 'needs budget', resource: 'resource budget' },
    subject: ({ budget, unit }: Asked) => `Request to lock: ${budget}, ${unit}`,
    asks: ({ person, budget, year, unit }: Asked, kind: string) =>
      `${person} asks you to lock the ${kind} ${budget} of ${year}, ${unit}.`,
    comment: 'Comment:',
    open: 'Open the budget to lock it or to send it back:',
    needed: (hours: string) => `Needs: ${hours} hours.`,
    resources: (hours: string) => `Resources: ${hours} hours.`,
    apart: {
      deficit: (hours: string) => `Deficit: ${hours} hours.`,
      surplus: (hours: string) => `Surplus: ${hours} hours.`,
      none: () => 'Needs and resources are in balance.',
    },
    mean: {
      rounded:
        'The resources are based on the rounded mean pay of the unit. Those who may see salaries see other figures.',
      municipality:
        'The resources are based on the mean pay of the municipality. Those who may see salaries see other figures.',
    },
    missing: {
      'after-lock': 'The resource budget of the year is made once the needs budget is locked.',
      withheld:
        'The resources in hours are shown only to those who may see salaries, as fewer than five people in the unit are paid.',
      incomplete: 'The resources in hours cannot be calculated: staff or payroll overhead is missing.',
    },
  },
}

/** Names and lines that people have typed lead nobody elsewhere, also those that were stored before this was asked of them. */
const plain = <Told extends Omit<Asked, 'comment'>>(told: Told): Told => ({
  ...told,
  budget: withoutAddresses(told.budget),
  unit: withoutAddresses(told.unit),
  person: withoutAddresses(told.person),
})

/** Needs against resources, with what they are apart by, or why the resources are not said. */
const hoursText = ({ needed, resources }: HoursToLock, language: Language): string => {
  const said = words[language]
  const needs = said.needed(wholeHours(needed))
  if (typeof resources === 'string') return `${needs}\n${said.missing[resources]}`
  const difference = Math.round(resources.hours) - Math.round(needed)
  const side = difference === 0 ? 'none' : difference < 0 ? 'deficit' : 'surplus'
  const apart = said.apart[side](wholeHours(difference))
  return [needs, said.resources(wholeHours(resources.hours)), apart, said.mean[resources.mean]].join('\n')
}

/** Subject and text of the mail to those who may lock the budget. */
export const lockRequestMail = (sent: AskedWithHours, language: Language): { subject: string; text: string } => {
  const asked = plain(sent)
  const { kinds, subject, asks, comment, open } = words[language]
  const lines = [asks(asked, kinds[asked.kind]), hoursText(asked.hours, language)]
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
      `${kind} ${budget} för ${year}, ${unit}, har låsts av ${person} efter din begäran.`,
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
      `${kind} ${budget} of ${year}, ${unit}, has been locked by ${person} at your request.`,
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
