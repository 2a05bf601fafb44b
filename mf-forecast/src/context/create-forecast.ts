import { atom } from 'jotai'
import { budgetBasisOf } from '../data/budget-basis-of'
import type { ForecastEditor } from '../editing/forecast-editor'
import type { ExplanationGrounds } from './explain-asked'
import { createFiguresAtRest } from './figures-at-rest'
import { createFiguresAtom } from './forecast-figures'
import { createGiven, type GivenForecast } from './given'
import { createHiding } from './hiding'
import { createImporting } from './importing'
import { createOffers } from './offers'
import { createQuestions } from './questions'
import { createSteps } from './steps'
import { createView, type OpenDialog } from './view'

/** What has a note: cells by `notePlaceKey`, weeks by their number. */
export type Annotated = { readonly cells: ReadonlySet<string>; readonly weeks: ReadonlySet<number> }

const nothingAnnotated: Annotated = { cells: new Set<string>(), weeks: new Set<number>() }

export type Forecast = ReturnType<typeof createForecast>

/**
 * One forecast that is shown and edited: its editor, its figures, how it is looked at, and what is asked about it. All
 * of it are atoms of the editor's store: anyone who reads one is drawn again when that one is another.
 */
export const createForecast = (editor: ForecastEditor, first: GivenForecast) => {
  const { store } = editor
  const given = createGiven(store, first)
  const { rangeAtom, absenceNamesAtom, waitingAtom, budgetAtom, payrollOverheadAtom } = given
  const view = createView(editor, rangeAtom, first.userId)
  const { illnessAsPercentageAtom } = view
  const groundsAtom = atom((get): ExplanationGrounds => ({
    absenceNames: get(absenceNamesAtom),
    budget: budgetBasisOf(get(budgetAtom), get(payrollOverheadAtom)),
    illnessAsPercentage: get(illnessAsPercentageAtom),
  }))
  const words = () => given.given().words
  const figuresAtom = createFiguresAtom(editor, { rangeAtom, absenceNamesAtom, waitingAtom, illnessAsPercentageAtom })
  return {
    editor,
    ...given,
    annotatedAtom: atom<Annotated>(nothingAnnotated),
    figuresAtom,
    figuresAtRest: createFiguresAtRest(store, figuresAtom),
    view,
    questions: createQuestions({ store, figuresAtom, groundsAtom, words }),
    openDialog: (dialog: OpenDialog) => store.set(view.dialogAtom, dialog),
    closeDialog: () => store.set(view.dialogAtom, null),
    ...createHiding(editor, view, words),
    ...createSteps(editor, words),
    ...createImporting(store),
    ...createOffers(),
  }
}
