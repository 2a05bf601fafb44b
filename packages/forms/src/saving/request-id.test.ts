import { newRequestId } from './request-id'

test('ids are UUIDs of version 4, each another, also where the page came over plain http', () => {
  const original = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    const ids = Array.from({ length: 500 }, newRequestId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
  } finally {
    if (original) Object.defineProperty(crypto, 'randomUUID', original)
    else Reflect.deleteProperty(crypto, 'randomUUID')
  }
})
