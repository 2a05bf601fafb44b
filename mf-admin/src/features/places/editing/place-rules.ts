import {
  longestMunicipalityCode,
  longestPlaceName,
  longestUnitCode,
  parsePauseMinutes,
} from '@veckovis/domain/organisation'
import { optional, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { boolean, object, type ObjectSchema } from 'yup'

// A message is a key of the remote's texts.
const field = (rule: Rule) => textField(rule, failure => `problems.${failure}`)

const atMost =
  (most: number): Rule =>
  text =>
    text.trim().length > most ? 'too-long' : null

const name = () => field(required(atMost(longestPlaceName)))
const chosen = () => field(required())

export type CountyField = 'name' | 'code'
export const countySchema: ObjectSchema<Record<CountyField, string>> = object({
  name: name(),
  code: field(optional(text => (/^\d{2}$/.test(text.trim()) ? null : 'not-two-digits'))),
})

export type MunicipalityField = 'countyId' | 'name' | 'code' | 'type' | 'pauseMinutes'
export type MunicipalityFlag = 'allowsCalendars'
export const municipalitySchema: ObjectSchema<Record<MunicipalityField, string> & Record<MunicipalityFlag, boolean>> =
  object({
    countyId: chosen(),
    name: name(),
    code: field(required(atMost(longestMunicipalityCode))),
    type: chosen(),
    pauseMinutes: field(required(readBy(parsePauseMinutes))),
    allowsCalendars: boolean().required(),
  })

export type DepartmentField = 'countyId' | 'municipalityId' | 'name'
export const departmentSchema = object({
  countyId: chosen(),
  municipalityId: chosen(),
  name: name(),
  active: boolean().required(),
})

export type UnitField = DepartmentField | 'departmentId' | 'code'
export const unitSchema = object({
  countyId: chosen(),
  municipalityId: chosen(),
  departmentId: chosen(),
  name: name(),
  code: field(optional(atMost(longestUnitCode))),
  active: boolean().required(),
})
