// In the place of the two files with which zod writes its schemas as JSON Schema: only the server does so (OpenAPI).
// What a page never calls is not there; what zod would call for it refuses.
const refuse = () => {
  throw new Error('schemas are described and written as JSON Schema on the server only')
}

const parts = { createToJSONSchemaMethod: refuse, createStandardJSONSchemaMethod: refuse, aggregateChecks: refuse }

// By name, so that the build does not look for the other exports of the files.
module.exports = parts
