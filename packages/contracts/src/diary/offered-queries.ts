import { offerQuery } from '../calls/offered-query'
import { namedList } from './diary-lists'

export const absenceReasonsOffer = offerQuery({
  name: 'absence-reasons/1',
  path: '/diary/absence-reasons',
  answer: namedList,
})

export const substituteTypesOffer = offerQuery({
  name: 'substitute-types/1',
  path: '/diary/substitute-types',
  answer: namedList,
})
