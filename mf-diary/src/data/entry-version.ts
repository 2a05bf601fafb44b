import type { DiaryEntry } from '@veckovis/contracts/diary'

/** The version of a change of this entry, as its calls take it. */
export const versionOf = ({ id, version }: Pick<DiaryEntry, 'id' | 'version'>): string => `"${id}-${version}"`
