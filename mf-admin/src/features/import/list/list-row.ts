import type { ImportedKind } from '../../../data/import-calls'
import type { PlaceFinder } from '@veckovis/domain/organisation'
import type { Language } from '@veckovis/platform'
import type { ImportRow, RowRequest } from '@veckovis/lists/import'
import type { Column, TableRow } from '@veckovis/spreadsheet/csv'
import type { Heading } from './list-words'

/** Why a row cannot go in, by a rule that the page knows, with what its text names. */
export type RowReason = {
  readonly code: RowReasonCode
  readonly values?: Readonly<Record<string, string | number>>
}

export type RowReasonCode =
  | 'empty'
  | 'hidden-characters'
  | 'too-long'
  | 'holds-address'
  | 'email'
  | 'phone'
  | 'yes-or-no'
  | 'more-cells'
  | 'twice'
  | 'place-unknown'
  | 'place-ambiguous'
  | 'place-kind'
  | 'place-needed'
  | 'place-unused'
  | 'title-unknown'
  | 'title-needed'
  | 'not-valid'

export type RowReading = Pick<ListRow, 'request' | 'reasons'>

export type ListRow = ImportRow<RowReason>

/** What a list may be about, with all that differs between them. */
export type ListKind = {
  readonly name: ImportedKind
  readonly columns: readonly (Column<string> & { readonly heading: Heading })[]
  readonly readRow: (row: TableRow<string>, findPlace: PlaceFinder) => RowReading
  /** Rows of the template, which show how it is filled in. */
  readonly examples: (language: Language) => readonly (readonly string[])[]
  /** Two rows of one list with the same are one too many. */
  readonly identityOf: (request: RowRequest) => string
}

/** Stands in a request for what a row does not say or says wrongly; a row with a reason is never sent. */
export const unsent = { id: 1, flag: false } as const
