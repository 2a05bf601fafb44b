import type { FastifyRequest } from 'fastify'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { describeFailure } from '../../../http/error-mapping'
import { languageOf } from '../../../http/language'
import type { Telling } from './tell-asker'

/** How a call tells others by mail: about its unit, in the language of who makes it. */
export const tellingOf = (call: { readonly request: FastifyRequest; readonly unit: AddressedUnit }): Telling => ({
  unit: call.unit,
  language: languageOf(call.request.headers['accept-language']),
  log: failure => call.request.log.error({ failure: describeFailure(failure) }, 'a mail about a lock was not sent'),
})
