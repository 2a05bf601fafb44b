import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { type WeekRange } from '@veckovis/domain/calendar'
import { explainCard, explainCell, formulaIds, type Explanation } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider, useTranslation } from '@veckovis/platform'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { incomeOf485 } from '../../data/money.fixture'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { ExplanationPopover } from './explanation-popover'
import { explanationNames } from './explanation-texts'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const input = () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return read.value.input
}

const weeks: WeekRange = { startWeek: 1, endWeek: 4 }

const explained = (rowId: string, column: number | 'sum' | 'average', forecast = input()): Explanation => {
  const explanation = explainCell(forecast, weeks, { rowId, column })
  if (explanation === null) throw new Error(`There is no ${rowId}`)
  return explanation
}

type OpenedProps = { explanation: Explanation; anchor: HTMLElement; onClose: () => void }

const Opened = ({ explanation, anchor, onClose }: OpenedProps) => {
  const { t } = useTranslation('mf-forecast')
  const names = explanationNames(new Map(), t)
  return <ExplanationPopover title="Personalkostnad, v. 3" {...{ explanation, anchor, names, onClose }} />
}

const open = (explanation: Explanation, onClose = () => undefined) => {
  const anchor = document.body.appendChild(document.createElement('button'))
  anchor.focus()
  const view = render(
    <PlatformProvider>
      <Opened explanation={explanation} anchor={anchor} onClose={onClose} />
    </PlatformProvider>,
  )
  return { ...view, anchor }
}

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-')
const rowText = (name: string) =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [])].map(cell =>
    plain(cell.textContent),
  )
const result = () => plain(screen.getByText('Resultat').parentElement?.textContent ?? null)

test('A-213 a break-even where nothing can be earned is no figure, and says why', () => {
  open(explained('income-break-even', 1, { ...input(), income: { ...incomeOf485, zones: [], zoneShare: 0 } }))
  expect(result()).toBe('Resultat–')
  expect(screen.getByText(/så veckan har ingen nollpunkt/)).toBeInTheDocument()
})

test('staff cost shows its formula in words and each row with hours, factor and what it adds', () => {
  open(explained('budget-staff-cost', 3))
  expect(screen.getByText(/^Betalda timmar × snittkostnad per timme/)).toBeInTheDocument()
  expect(rowText('Betalda timmar')).toEqual(['414 tim'])
  expect(rowText('Snittkostnad per timme')).toEqual(['250,00 kr/tim'])
  expect(rowText('Budgeterade personaltimmar')).toEqual(['400 tim', '× 1', '400 tim'])
  expect(rowText('Övertid')).toEqual(['5 tim', '× 2', '10 tim'])
  expect(rowText('Förskjuten arbetstid')).toEqual(['10 tim', '× 1,2', '12 tim'])
  expect(rowText('Övrig frånvaro')).toEqual(['8 tim', '× -1', '-8 tim'])
  expect(result()).toBe('Resultat103 500 kr')
  expect(screen.queryByRole('rowheader', { name: 'VAB' })).not.toBeInTheDocument()
  expect(screen.getByText(/rader med 0 är utelämnade/)).toBeInTheDocument()
})

test('A-215 A-216 where settings move a cost, the sentence says what is counted; a week before them keeps its own', () => {
  const fromWeekTwo = (value: number) => input().target.map((_, index) => (index === 0 ? 0 : value))
  const costShift = { perHour: fromWeekTwo(4), fixedCost: fromWeekTwo(10), unsocial: fromWeekTwo(-3) }
  const moved = { ...input(), costShift }
  const sentenceOf = (rowId: string, week: number, text: RegExp) => {
    const { unmount } = open(explained(rowId, week, moved))
    expect(screen.getByText(text)).toBeInTheDocument()
    unmount()
  }
  sentenceOf('budget-staff-cost', 1, /^Betalda timmar × snittkostnad per timme/)
  sentenceOf('budget-staff-cost', 2, /^Betalda timmar × kostnaden per timme efter lönerevision\./)
  sentenceOf('budget-fixed-cost', 1, /kostnaden per år ÷ 52\.$/)
  sentenceOf('budget-fixed-cost', 2, /det som lönerevisioner och obekväm arbetstid efter kalendern ändrar i veckan\.$/)
  sentenceOf('meaning-cost', 1, /× snittkostnad per timme\.$/)
  sentenceOf('meaning-cost', 2, /× kostnaden per timme efter lönerevision\.$/)
})

test('staff cost shows the factors that the locked budget has frozen, two decimals included', () => {
  const costFactors = { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2.35, staggered: 1.25, shortTermIllness: 0.2 }
  open(explained('budget-staff-cost', 3, { ...input(), resourceBudget: { ...input().resourceBudget, costFactors } }))
  expect(rowText('Övertid')).toEqual(['5 tim', '× 2,35', '11,75 tim'])
  expect(rowText('Förskjuten arbetstid')).toEqual(['10 tim', '× 1,25', '12,5 tim'])
  expect(rowText('Betalda timmar')).toEqual(['416,25 tim'])
  expect(result()).toBe('Resultat104 063 kr')
})

test('what is added and taken off stands with its sign', () => {
  open(explained('budget-remaining', 2))
  expect(rowText('Ingående budget')).toEqual(['98 000 kr'])
  expect(rowText('Personalkostnad')).toEqual(['-108 500 kr'])
  expect(result()).toBe('Resultat-10 500 kr')
  const related = within(screen.getByLabelText('Hör ihop med'))
  expect(plain(related.getByText('Veckans saldo', { selector: 'dt' }).parentElement?.textContent ?? null)).toBe(
    'Veckans saldo-8 500 kr',
  )
})

test('R-207 the running remainder says what is left of the year, and what makes it another figure', () => {
  open(explained('budget-remaining', 4))
  const left = within(screen.getByLabelText('Hör ihop med')).getByText('Kvar av årets budget', { selector: 'dt' })
  expect(plain(left.nextElementSibling?.textContent ?? null)).toBe('-118 000 kr')
  expect(rowText('Kvarvarande budget v. 4')).toEqual(['-18 000 kr'])
  expect(rowText('Saldo för årets övriga veckor')).toEqual(['0 kr'])
  expect(rowText('Vecka 53:s andel, som årsbudgeten (52 andelar) inte har')).toEqual(['-100 000 kr'])
})

test('R-207 what is left of the year says how the running remainder follows from it', () => {
  open(explainCard(input(), weeks, 'left-of-year'))
  expect(screen.getByText(/^Lönebudget per år − kostnaderna för årets alla veckor/)).toBeInTheDocument()
  expect(rowText('Personalkostnad under året')).toEqual(['-5 318 000 kr'])
  expect(result()).toBe('Resultat-118 000 kr')
  const running = within(screen.getByLabelText('Hör ihop med')).getByText('Kvarvarande budget, v. 4', {
    selector: 'dt',
  })
  expect(plain(running.nextElementSibling?.textContent ?? null)).toBe('-18 000 kr')
  expect(rowText('Kvar av årets budget')).toEqual(['-118 000 kr'])
})

test('a running figure shows its weeks', () => {
  open(explained('deficit-cumulative', 3))
  const items = within(screen.getByRole('list', { name: 'Underskott/överskott (tim)' })).getAllByRole('listitem')
  expect(items.map(item => plain(item.textContent))).toEqual(['v. 135,29 tim', 'v. 2-63,06 tim', 'v. 3-34,18 tim'])
})

test('a mark shows its words, the target and the tolerance', () => {
  open(explained('meaning-status', 4))
  expect(rowText('Målvärde för effektivitet')).toEqual(['85,0 %'])
  expect(rowText('Tolerans (±)')).toEqual(['5 procentenheter'])
  expect(result()).toBe('ResultatUnderbemannad')
})

test('the mark of a week alone says that the period does not matter', () => {
  open(explained('meaning-own-status', 2))
  expect(screen.getByText(/^Veckans effektivitet \(.*vilken period som än visas\.$/)).toBeInTheDocument()
  const [needs] = screen.getAllByRole('rowheader', { name: 'Behov' })
  expect(plain(needs?.nextElementSibling?.textContent ?? null)).toBe('380 tim')
  expect(result()).toBe('ResultatUnderbemannad')
  const related = within(screen.getByLabelText('Hör ihop med'))
  expect(plain(related.getByText('Veckans effektivitet').parentElement?.textContent ?? null)).toBe(
    'Veckans effektivitet99,0 %',
  )
})

test('beside an efficiency stands the one with actual staff, or why there is none', () => {
  const { unmount } = open(explained('totals-own-week-efficiency', 3))
  const beside = () => plain(screen.getByLabelText('Hör ihop med').textContent)
  expect(beside()).toContain('Effektivitet med faktisk personal94,5 %')
  expect(rowText('Tillgängliga timmar med faktisk personal')).toEqual(['397 tim'])
  unmount()
  const nobody = { ...input(), scheduled: input().scheduled.map(() => 0), absences: [], substitutes: [] }
  open(explained('totals-own-week-efficiency', 3, nobody))
  expect(beside()).toContain('Effektivitet med faktisk personalDet finns inga tillgängliga timmar att dela med.')
})

test('the hours of a week are its net hours', () => {
  open(explained('totals-hourly-usage-result', 2))
  expect(screen.getByText('Netto timmar: resurstid + extratid − frånvaro.')).toBeInTheDocument()
})

test('a case in which the formula does not hold is told', () => {
  const resourceBudget = { ...input().resourceBudget, hours: 0, serverCostPerHour: 240 }
  open(explainCard({ ...input(), resourceBudget }, weeks, 'cost-per-hour'))
  expect(screen.getByText('Budgeten har inga timmar, så serverns kostnad per timme används.')).toBeInTheDocument()
  expect(result()).toBe('Resultat240,00 kr/tim')
})

describe('the dialog', () => {
  test('takes the focus, and Escape closes it and gives the focus back', () => {
    const onClose = jest.fn()
    const { anchor, unmount } = open(explained('budget-staff-cost', 3), onClose)
    const dialog = screen.getByRole('dialog', { name: 'Varför? Personalkostnad, v. 3' })
    const close = within(dialog).getByRole('button', { name: 'Stäng förklaringen' })
    expect(close).toHaveFocus()
    fireEvent.keyDown(close, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
    unmount()
    expect(anchor).toHaveFocus()
  })

  test('closes on a press outside, not inside', () => {
    const onClose = jest.fn()
    open(explained('budget-staff-cost', 3), onClose)
    fireEvent.pointerDown(screen.getByText('Resultat'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(document.body)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

test('every formula has its text in both languages', () => {
  for (const { why } of [sv, en]) expect(Object.keys(why.formulas).toSorted()).toEqual(formulaIds.toSorted())
})
