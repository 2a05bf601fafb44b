import { forecastNote, forecastNotes, noteRemoved, writtenNote } from '@veckovis/contracts/forecast'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type Access, type AnyRoute } from '../../../http/route'
import { versionTag } from '../../../http/version-tag'
import { createNoteService, type NoteService } from './note-service'

const access = (level: 'READ' | 'WRITE'): Access => ({
  kind: 'unit',
  permission: permissionIds.forecast,
  level,
  area: 'forecast',
  from: 'params',
})

const listRoute = (service: NoteService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId/:year/notes',
    summary: 'Notes on the weeks and cells of a year',
    access: access('READ'),
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: forecastNotes,
    handler: ({ actor, unit, params, now }) =>
      service.list({ userId: actor.userId, unitId: unit.unitId, at: now }, params.year),
  })

const writeRoute = (service: NoteService) =>
  defineRoute({
    method: 'PATCH',
    url: '/forecast/:forecastId/unit/:unitId/notes',
    summary: 'Writes the note of a week or cell; a version that is not the newest is refused',
    access: access('WRITE'),
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath }),
    body: writtenNote,
    answer: forecastNote,
    handler: async ({ actor, unit, params, body, reply, now }) => {
      const { forecastId } = params
      const note = await service.write({ userId: actor.userId, unitId: unit.unitId, forecastId, at: now }, body)
      void reply.header('etag', versionTag(note))
      return note
    },
  })

const removeRoute = (service: NoteService) =>
  defineRoute({
    method: 'DELETE',
    url: '/forecast/:forecastId/unit/:unitId/notes/:noteId',
    summary: 'Removes a note; If-Match refuses a version that is not the newest',
    access: access('WRITE'),
    takesVersion: true,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath, noteId: idInPath }),
    answer: noteRemoved,
    handler: async ({ actor, unit, params, request, now }) => {
      const { forecastId, noteId } = params
      const caller = { userId: actor.userId, unitId: unit.unitId, forecastId, at: now }
      await service.remove(caller, { noteId, basedOn: request.headers['if-match'] })
      return { id: noteId }
    },
  })

export const noteRoutes = (database: Database): AnyRoute[] => {
  const service = createNoteService(database)
  return [listRoute(service), writeRoute(service), removeRoute(service)]
}
