import { shapeOf, type AnswerShape } from '@veckovis/contracts/calls'
import { z, type ZodType } from 'zod'

/** A part of a way: a text, or what the caller puts there, of which the schema says whether it may be this text. */
export type Segment = string | { readonly takes: (text: string) => boolean }

/** One operation of the API, as modules are compared with it. */
export type ServedOperation = {
  readonly method: string
  readonly segments: readonly Segment[]
  /** Made when it is asked, which is for few. */
  readonly answer: () => AnswerShape
}

type Route = {
  readonly method: string
  readonly url: string
  readonly params?: ZodType | undefined
  readonly answer: ZodType
}

const segmentsOf = ({ url, params }: Route): Segment[] =>
  partsOf(url).map(part => {
    if (!part.startsWith(':')) return part
    const schema = params instanceof z.ZodObject ? params.shape[part.slice(1)] : undefined
    return { takes: text => !(schema instanceof z.ZodType) || schema.safeParse(text).success }
  })

export const partsOf = (path: string): string[] => path.split('/').slice(1)

/** What of the API a module may call, by the routes that its description is made of. */
export const servedOperations = (routes: readonly Route[]): ServedOperation[] =>
  routes.map(route => {
    let shape: AnswerShape | undefined
    return {
      method: route.method,
      segments: segmentsOf(route),
      answer: () => (shape ??= shapeOf(route.answer)),
    }
  })
