import { forecastNote, forecastNotes, noteRemoved, writtenNote } from '@veckovis/contracts/forecast'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { questionOn } from '../../../http/questions'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { forecastAccess } from '../forecast-access'
import { createNoteService, type NoteService } from './note-service'

const listRoute = (service: NoteService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId/:year/notes',
    summary: 'Notes on the weeks and cells of a year',
    access: forecastAccess('READ'),
    data: 'special',
    audit: { reads: 'notes-read' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: forecastNotes,
    handler: async ({ caller, params: { year } }) => {
      const { forecastId, notes } = await service.list(caller, year)
      const ids = notes.map(({ id }) => id)
      return { answer: notes, asked: questionOn(`forecast/${forecastId}`, { question: 'notes', year, notes: ids }) }
    },
  })

const writeRoute = (service: NoteService) =>
  defineRoute({
    method: 'PATCH',
    url: '/forecast/:forecastId/unit/:unitId/notes',
    summary: 'Writes the note of a week or cell; a version that is not the newest is refused',
    access: forecastAccess('WRITE'),
    data: 'special',
    audit: { writes: ['note-created', 'note-changed', 'notes-read'] },
    answersVersion: true,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath }),
    body: writtenNote,
    answer: forecastNote,
    handler: ({ caller, audit, params: { forecastId }, body }) => service.write({ ...caller, forecastId, audit }, body),
  })

const removeRoute = (service: NoteService) =>
  defineRoute({
    method: 'DELETE',
    url: '/forecast/:forecastId/unit/:unitId/notes/:noteId',
    summary: 'Removes a note; If-Match refuses a version that is not the newest',
    access: forecastAccess('WRITE'),
    data: 'special',
    audit: { writes: ['note-removed'] },
    takesVersion: true,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath, noteId: idInPath }),
    answer: noteRemoved,
    handler: async ({ caller, audit, params: { forecastId, noteId }, requireNewest }) => {
      await service.remove({ ...caller, forecastId, audit }, { noteId, requireNewest })
      return { id: noteId }
    },
  })

export const noteRoutes = (database: Database): AnyRoute[] => {
  const service = createNoteService(database)
  return [listRoute(service), writeRoute(service), removeRoute(service)]
}
