import type { IsoWeek } from '../calendar/iso-week'
import { costFactorsOfSpecification } from '../forecast/calculation/cost-factors'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput, FrozenCostFactors } from '../forecast/forecast-input'
import { forecastRowIds } from '../forecast/rows/forecast-row-ids'
import { listedKinds, type ServerId } from '../forecast/rows/row-kinds'
import { workedRowId } from '../outcome/outcome-input'
import { absenceRowId, substituteRowId } from '../forecast/rows/server-row-ids'
import { calendarWeeksOf, type CalendarWeek, type YearsOfForecast } from './calendar-weeks'
import { outcomeSteps, withSteps, type ForecastStep } from './variants'
import { daysOfWeek, differenceOf, type Amounts, type Variant } from './week-figures'
import { toldFigures, toldYears, type ToldYears, type YearsOfOutcome } from './with-outcome'

/** What a row of the forecast has of a step. */
type RowAmounts = Amounts & { readonly rowId: string }

export type RowsOfWeek = { readonly week: IsoWeek; readonly rows: readonly RowAmounts[] }

/** The steps that are made of rows. */
type RowStep = Extract<ForecastStep, 'absence' | 'substitute-hours' | 'substitute-mix'>
const rowSteps: readonly string[] = ['absence', 'substitute-hours', 'substitute-mix'] satisfies readonly RowStep[]
const isRowStep = (id: string): id is RowStep => rowSteps.includes(id)

/** A row, and the variant in which it has taken its new values, those before it already with them. */
type Turn = { readonly rowId: string; readonly variant: Variant }

type ListOfRows = 'absences' | 'substitutes'

/** Each row of a list once, in the order of this year's forecast. */
const serverIdsOf = ({ own, before, after }: YearsOfForecast, list: ListOfRows): readonly ServerId[] => {
  const inputs = [own, before, after].filter(input => input !== null)
  const ids = new Set(inputs.flatMap(input => input[list].map(({ serverId }) => serverId)))
  // What was worked beyond the rows is a step of its own.
  return [...ids].filter(id => id !== workedRowId)
}

const withRows = (input: ForecastInput, list: ListOfRows, serverIds: readonly ServerId[]) =>
  input[list].filter(({ serverId }) => serverIds.includes(serverId))

const turnsOfList = (years: YearsOfForecast, list: ListOfRows, before: Variant): readonly Turn[] => {
  const serverIds = serverIdsOf(years, list)
  return serverIds.map((serverId, place) => ({
    rowId: list === 'absences' ? absenceRowId(serverId) : substituteRowId(serverId),
    variant: input => {
      const earlier = before(input)
      const rows = withRows(input, list, serverIds.slice(0, place + 1))
      return list === 'absences'
        ? { ...earlier, absences: [...earlier.absences, ...rows] }
        : { ...earlier, substitutes: rows }
    },
  }))
}

/** What a kind of substitute costs beside an hour of the schedule, one kind after the other. */
const turnsOfMix = (before: Variant): readonly Turn[] => {
  const kinds = listedKinds.flatMap(({ kind, fixedRows }) =>
    kind === 'substitute'
      ? [...fixedRows].flatMap(([serverId, { frozen }]) => (frozen === undefined ? [] : [{ serverId, frozen }]))
      : [],
  )
  return kinds.map(({ serverId }, place) => ({
    rowId: substituteRowId(serverId),
    variant: input => {
      const even = before(input)
      const own = input.resourceBudget.costFactors ?? costFactorsOfSpecification
      const taken = Object.fromEntries(kinds.slice(0, place + 1).map(({ frozen }) => [frozen, own[frozen]]))
      const costFactors: FrozenCostFactors = { ...own, ...even.resourceBudget.costFactors, ...taken }
      return { ...even, resourceBudget: { ...even.resourceBudget, costFactors } }
    },
  }))
}

/** The budgeted substitutes go before those of the forecast come. */
const turnsOf = (step: RowStep, years: YearsOfForecast, before: Variant): readonly Turn[] => {
  if (step === 'absence') return turnsOfList(years, 'absences', before)
  if (step === 'substitute-mix') return turnsOfMix(before)
  const none: Turn = {
    rowId: forecastRowIds.budgetedSubstituteHours,
    variant: input => ({ ...before(input), substitutes: [] }),
  }
  return [none, ...turnsOfList(years, 'substitutes', before)]
}

const partsOf = (weeks: readonly CalendarWeek[], told: ToldYears, variant: Variant): readonly Amounts[] => {
  const figures = toldFigures(weeks, told, 'hours', variant)
  return weeks.map(({ days }, place) => daysOfWeek(at(figures, place), days.length))
}

/**
 * The rows of the forecast that the weeks of a step are made of: kinds of absence, kinds of substitutes with the
 * budgeted hours in whose place they stand, and what each kind costs beside an hour of the schedule. Each row is what changes
 * when it alone takes its values, those before it already with them, so that the rows of a week make the step's week but for
 * binary noise. None of another step.
 */
export const rowsOfStep = (years: YearsOfForecast, id: string, outcome?: YearsOfOutcome): readonly RowsOfWeek[] => {
  if (!isRowStep(id)) return []
  const weeks = calendarWeeksOf(years)
  const told = toldYears(years, outcome)
  const before = withSteps(outcomeSteps.slice(0, outcomeSteps.indexOf(id)))
  const turns = turnsOf(id, told.hours, before)
  const states = [before, ...turns.map(({ variant }) => variant)].map(variant => partsOf(weeks, told, variant))
  return weeks
    .map(({ week }, place) => ({
      week,
      rows: turns
        .map(({ rowId }, turn) => ({
          rowId,
          ...differenceOf(at(at(states, turn + 1), place), at(at(states, turn), place)),
        }))
        .filter(({ hours, kronor }) => hours !== 0 || kronor !== 0),
    }))
    .filter(({ rows }) => rows.length > 0)
}
