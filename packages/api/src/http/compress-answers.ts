import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this an answer takes longer to compress than a usual network to carry (decision 0047). */
const smallest = 16_384

/**
 * Large answers in JSON are compressed: the tree of all places, the registry of modules, long lists. Tokens come in a
 * header, which no foreign page can make a browser send, so that the size of an answer tells nobody what is in it.
 */
export const compressAnswers = async (api: FastifyInstance): Promise<void> => {
  await api.register(compress, {
    threshold: smallest,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    globalDecompression: false,
  })
}
