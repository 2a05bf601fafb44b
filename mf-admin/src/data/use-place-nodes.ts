import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { placeNodes } from '../parts/tree/place-nodes'
import { placeTreeQuery } from './place-queries'

/** The organisation as nodes, and how its reading stands. */
export const usePlaceNodes = () => {
  const { data: tree, ...query } = useQuery(placeTreeQuery)
  const nodes = useMemo(() => (tree === undefined ? undefined : placeNodes(tree)), [tree])
  return { ...query, data: nodes }
}
