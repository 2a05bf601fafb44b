import { createWorkRoom, type WorkRoom, type WorkRoomSize } from './work-room'

/** Runs the work of a person in its turn. */
export type PersonalRoom = <T>(userId: number, work: () => Promise<T>) => Promise<T>

/** A room in which a person has a lane: whatever one of them asks for, the other places are left to others. Who waits in a lane holds no place. */
export const createPersonalRoom = (size: WorkRoomSize, laneSize: WorkRoomSize): PersonalRoom => {
  const inRoom = createWorkRoom(size)
  const lanes = new Map<number, { readonly inLane: WorkRoom; inside: number }>()
  return async (userId, work) => {
    const lane = lanes.get(userId) ?? { inLane: createWorkRoom(laneSize), inside: 0 }
    lanes.set(userId, lane)
    lane.inside += 1
    try {
      return await lane.inLane(() => inRoom(work))
    } finally {
      lane.inside -= 1
      if (lane.inside === 0) lanes.delete(userId)
    }
  }
}
