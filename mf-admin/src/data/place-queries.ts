import type { PlaceKind } from '@veckovis/domain/access'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  calendarNames,
  countyList,
  countyRecord,
  departmentList,
  departmentRecord,
  municipalityList,
  municipalityRecord,
  placeObstacles,
  placeTree,
  unitList,
  unitRecord,
  type AccessPreview,
  type UnitMove,
} from '@veckovis/contracts/organisation'
import { answered, apiClient, type AnswerSchema } from '@veckovis/platform'
import { announceChange, freshOnOpening, readOnOpening, topicKey, type Topic } from '@veckovis/platform/queries'
import { checkCounty, checkMove } from './place-calls'
import { queryOfPart, type ListPart } from '@veckovis/lists'

type AnyPart = ListPart<string, object>

const readerOf =
  <List>(path: string, schema: AnswerSchema<List>) =>
  (part: AnyPart, signal?: AbortSignal) => {
    const query = queryOfPart(part)
    if (part.search !== '') query.set('search', part.search)
    return answered(apiClient.get(`${path}?${query}`, schema, signal === undefined ? {} : { signal }))
  }

/** One page of a list of places. */
export const readPlaces = {
  county: readerOf('/county/list', countyList),
  municipality: readerOf('/municipality', municipalityList),
  department: readerOf('/department', departmentList),
  unit: readerOf('/unit', unitList),
}

const places: Topic = { topic: 'places/1' }

const listQuery =
  <List>(kind: PlaceKind, read: (part: AnyPart, signal: AbortSignal) => Promise<List>) =>
  (part: AnyPart) =>
    queryOptions({
      queryKey: [...topicKey(places), 'list', kind, part],
      queryFn: ({ signal }) => read(part, signal),
      placeholderData: keepPreviousData,
      ...freshOnOpening,
    })

export const countyListQuery = listQuery('county', readPlaces.county)
export const municipalityListQuery = listQuery('municipality', readPlaces.municipality)
export const departmentListQuery = listQuery('department', readPlaces.department)
export const unitListQuery = listQuery('unit', readPlaces.unit)

/** The whole organisation, for the tree and for the choices of the level above. */
export const placeTreeQuery = queryOptions({
  queryKey: [...topicKey(places), 'tree'],
  queryFn: ({ signal }) => answered(apiClient.get('/place/tree', placeTree, { signal })),
  ...freshOnOpening,
})

const recordPath = (kind: PlaceKind, id: number) =>
  kind === 'unit' ? `/unit/${id}/record?code=true` : `/${kind}/${id}`

const recordQuery =
  <Record>(kind: PlaceKind, schema: AnswerSchema<Record>) =>
  (id: number) =>
    queryOptions({
      queryKey: [...topicKey(places), 'record', kind, id],
      queryFn: ({ signal }) => answered(apiClient.getWithVersion(recordPath(kind, id), schema, { signal })),
      ...readOnOpening,
    })

export type PlaceRecordQuery<Record> = ReturnType<ReturnType<typeof recordQuery<Record>>>

export const countyQuery = recordQuery('county', countyRecord)
export const municipalityQuery = recordQuery('municipality', municipalityRecord)
export const departmentQuery = recordQuery('department', departmentRecord)
export const unitQuery = recordQuery('unit', unitRecord)

/** Whether calendars name those who are absent in a municipality. */
export const calendarNamesQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: [...topicKey(places), 'calendar-names', municipalityId],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/municipality/${municipalityId}/calendars/names`, calendarNames, { signal })),
    ...freshOnOpening,
  })

const records: Record<PlaceKind, AnswerSchema<{ readonly name: string }>> = {
  county: countyRecord,
  municipality: municipalityRecord,
  department: departmentRecord,
  unit: unitRecord,
}

/** The version of a place, whatever its kind. */
export const placeVersionQuery = (kind: PlaceKind, id: number) => recordQuery(kind, records[kind])(id)

/** Who gains and who loses access by a change; worked out again each time. */
const previewQuery = (what: readonly unknown[], check: (signal: AbortSignal) => Promise<AccessPreview>) =>
  queryOptions({
    queryKey: [...topicKey(places), 'preview', ...what],
    queryFn: ({ signal }) => check(signal),
    ...freshOnOpening,
  })
export type AccessPreviewQuery = ReturnType<typeof previewQuery>

export const movePreviewQuery = (move: UnitMove) => previewQuery(['move', move], signal => checkMove(move, signal))

export const countyPreviewQuery = (municipalityId: number, countyId: number) =>
  previewQuery(['county', municipalityId, countyId], signal => checkCounty(municipalityId, countyId, signal))

/** What stands in the way of deleting a place. */
export const obstaclesQuery = (kind: PlaceKind, id: number) =>
  queryOptions({
    queryKey: [...topicKey(places), 'obstacles', kind, id],
    queryFn: ({ signal }) => answered(apiClient.get(`/${kind}/${id}/obstacles`, placeObstacles, { signal })),
    ...freshOnOpening,
  })

/** Everything about places is asked for again: lists, records and the tree. */
export const refreshPlaces = (): Promise<void> => announceChange(places)
