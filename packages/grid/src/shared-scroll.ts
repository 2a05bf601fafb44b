import { useState } from 'react'

export type SharedScroll = {
  /** Ties an element to the others until the returned function is called. */
  join: (element: HTMLElement) => () => void
}

export const createSharedScroll = (): SharedScroll => {
  const members = new Set<HTMLElement>()
  /** Where we have put a member, so that the event which follows is not taken for a person's scrolling. */
  const placed = new WeakMap<HTMLElement, number>()
  let position = 0

  const place = (member: HTMLElement) => {
    if (member.scrollLeft !== position) member.scrollLeft = position
    // Read back: a narrower table stops earlier and must not pull the others with it.
    placed.set(member, member.scrollLeft)
  }

  const follow = (leader: HTMLElement) => {
    if (placed.get(leader) === leader.scrollLeft) return
    position = leader.scrollLeft
    placed.set(leader, position)
    for (const member of members) if (member !== leader) place(member)
  }

  return {
    join: element => {
      const onScroll = () => follow(element)
      members.add(element)
      place(element)
      element.addEventListener('scroll', onScroll, { passive: true })
      return () => {
        members.delete(element)
        element.removeEventListener('scroll', onScroll)
      }
    },
  }
}

/** Give the result to each `WeekGrid` of a page that shall scroll sideways together with the others. */
export const useSharedScroll = (): SharedScroll => useState(createSharedScroll)[0]
