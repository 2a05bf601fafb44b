import { listedFileName } from '@veckovis/domain/text'
import { saveFile } from '../save-file'
import { writeWorkbook } from '../workbook/writing/write-workbook'
import { listCsv } from './list-csv'
import type { ListFile } from './list-file'
import { listWorkbook } from './list-workbook'

/** What the file of a list is called, without the ending: the list, what narrows it, the day. */
export const listFileName = ({ name, narrowedBy, day }: ListFile): string => listedFileName([name, ...narrowedBy], day)

/** Gives the person a list as a file. */
export const saveList = (kind: 'xlsx' | 'csv', list: ListFile): void =>
  saveFile(listFileName(list), kind, kind === 'csv' ? listCsv(list) : writeWorkbook(listWorkbook(list)))
