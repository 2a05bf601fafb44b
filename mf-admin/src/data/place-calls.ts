import type { PlaceKind } from '@veckovis/domain/access'
import {
  activityChanged,
  countyRecord,
  departmentRecord,
  municipalityRecord,
  placeRefusal,
  accessPreview,
  unitRecord,
  unitsMoved,
  type CountyChanges,
  type MunicipalityChanges,
  type NewCountyRequest,
  type NewDepartmentRequest,
  type NewMunicipalityRequest,
  type NewUnitRequest,
  type OpenPlaceChanges,
  type UnitChanges,
  type UnitMove,
} from '@veckovis/contracts/organisation'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient, type AnswerSchema } from '@veckovis/platform'

const refusals = placeRefusal

/** What of an answer is used: the record is read again. */
export type Made = { readonly id: number }

const create =
  <Request, Record>(path: string, schema: AnswerSchema<Record>) =>
  (request: Request) =>
    answered(apiClient.post(path, request, schema, { refusals }))

const change =
  <Changes, Record>(path: string, schema: AnswerSchema<Record>) =>
  (id: number, changes: Changes, version: string) =>
    answered(apiClient.patch(`${path}/${id}`, changes, schema, { ifMatch: version, refusals }))

export const createCounty = create<NewCountyRequest, Made>('/county', countyRecord)
export const createMunicipality = create<NewMunicipalityRequest, Made>('/municipality', municipalityRecord)
export const createDepartment = create<NewDepartmentRequest, Made>('/department', departmentRecord)
export const createUnit = create<NewUnitRequest, Made>('/unit', unitRecord)

export const changeCounty = change<CountyChanges, Made>('/county', countyRecord)
export const changeMunicipality = change<MunicipalityChanges, Made>('/municipality', municipalityRecord)
export const changeDepartment = change<OpenPlaceChanges, Made>('/department', departmentRecord)
export const changeUnit = change<UnitChanges, Made>('/unit', unitRecord)

export const deletePlace = (kind: PlaceKind, id: number, version: string) =>
  answered(apiClient.delete(`/${kind}/${id}`, doneAnswer, { ifMatch: version, refusals }))

/** Places that can be closed. */
export type OpenPlaceKind = 'department' | 'unit'

const idsIn = { department: 'departmentIds', unit: 'unitIds' } as const

/** All of them, or none. */
export const setActivity = (kind: OpenPlaceKind, ids: readonly number[], active: boolean) =>
  answered(apiClient.post(`/${kind}/activity`, { [idsIn[kind]]: ids, active }, activityChanged, { refusals }))

/** Who gains and who loses access by the move. */
export const checkMove = (move: UnitMove, signal: AbortSignal) =>
  answered(apiClient.post('/unit/move/check', move, accessPreview, { refusals, signal }))

/** Who gains and who loses access if the municipality comes to lie in another county. */
export const checkCounty = (municipalityId: number, countyId: number, signal: AbortSignal) =>
  answered(
    apiClient.post(`/municipality/${municipalityId}/county/check`, { countyId }, accessPreview, { refusals, signal }),
  )

/** All of them, or none. */
export const moveUnits = (move: UnitMove) => answered(apiClient.post('/unit/move', move, unitsMoved, { refusals }))
