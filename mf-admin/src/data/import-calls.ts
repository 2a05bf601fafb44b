import { rowsTaken, type RowsTaken } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'

export type ImportedKind = 'department' | 'unit' | 'user'

/** Says what would become of each row; nothing is made. */
export const checkRows = (kind: ImportedKind, rows: readonly object[]): Promise<RowsTaken> =>
  answered(apiClient.post(`/${kind}/import/check`, { rows }, rowsTaken))

/** Makes a record of each row that can be made; a repeat makes nothing twice. */
export const importRows = (kind: ImportedKind, rows: readonly object[]): Promise<RowsTaken> =>
  answered(apiClient.post(`/${kind}/import`, { rows }, rowsTaken))
