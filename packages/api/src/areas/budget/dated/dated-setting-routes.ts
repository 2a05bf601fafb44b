import { costPreview } from '@veckovis/contracts/budget'
import type { z, ZodType } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { askedAbout } from '../pay/follow-settings'
import { callerOf, municipalityParams, settingParams, settingsAccess as access } from '../settings/settings-access'
import type { DatedSettingService } from './dated-setting-service'

type Question<Typed> = { readonly set: Typed } | { readonly remove: number }

type DatedSettingRoutes<Typed, Set extends ZodType, Asked extends ZodType<Question<Typed>>> = {
  /** Below the municipality. */
  readonly path: string
  readonly summaries: Readonly<Record<'read' | 'set' | 'remove' | 'preview', string>>
  readonly schemas: { readonly answer: ZodType; readonly set: Set; readonly question: Asked }
  readonly service: DatedSettingService<Typed, z.output<Set>, unknown>
}

/** The cost of a year of a small unit tells of what its people are paid, so it is asked on the record. */
const previewRoute = <Typed, Asked extends ZodType<Question<Typed>>>(
  url: string,
  summary: string,
  question: Asked,
  { preview }: Pick<DatedSettingService<Typed, never, unknown>, 'preview'>,
): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: `${url}/preview`,
    summary,
    access,
    data: 'special',
    audit: { reads: 'forecast-read' },
    work: 'long',
    params: municipalityParams,
    body: question,
    answer: costPreview,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await preview(caller, context.body)
      return { answer, asked: askedAbout(caller.municipalityId, answer) }
    },
  })

/** The four calls of a dated setting of a municipality: read, set, remove, and what a change would do. */
export const datedSettingRoutes = <Typed, Set extends ZodType, Asked extends ZodType<Question<Typed>>>({
  path,
  summaries,
  schemas: { answer, set, question },
  service,
}: DatedSettingRoutes<Typed, Set, Asked>): AnyRoute[] => {
  const url = `/settings/budget/municipality/:municipalityId/${path}`
  const ordinary = { access, data: 'ordinary', answer } as const
  const change = { ...ordinary, work: 'long' } as const
  return [
    defineRoute({
      ...{ ...ordinary, method: 'GET', url, summary: summaries.read, params: municipalityParams },
      handler: context => service.read(callerOf(context)),
    }),
    previewRoute(url, summaries.preview, question, service),
    defineRoute({
      ...{ ...change, method: 'POST', url, summary: summaries.set, params: municipalityParams, body: set },
      audit: { writes: ['budget-setting-set'] },
      handler: context => service.set({ ...callerOf(context), audit: context.audit }, context.body),
    }),
    defineRoute({
      ...{ ...change, method: 'DELETE', url: `${url}/:settingId`, summary: summaries.remove, params: settingParams },
      audit: { writes: ['budget-setting-removed'] },
      handler: context => service.remove({ ...callerOf(context), audit: context.audit }, context.params.settingId),
    }),
  ]
}
