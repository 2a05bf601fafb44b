import { Readable } from 'node:stream'
import type { ExportFormat } from '@veckovis/contracts/analytics'
import type { FastifyReply } from 'fastify'
import type { ExportTable } from './export-table'
import { writeCsv } from './write-csv'
import { writeWorkbook } from './write-workbook'

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The file, made while it is sent. */
export const tableFile = (
  reply: FastifyReply,
  format: ExportFormat,
  fileName: string,
  table: ExportTable,
): Readable => {
  void reply.header('content-disposition', `attachment; filename="${fileName}.${format}"`).type(types[format])
  return Readable.from(format === 'csv' ? writeCsv(table) : writeWorkbook(table), { objectMode: false })
}
