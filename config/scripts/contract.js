// npm run contract [folder]: writes the whole contract as an OpenAPI 3.1 document and validates it.
const fs = require('node:fs');
const path = require('node:path');
const loadTypeScript = require('../loadTypeScript');
const { version } = require('../../package.json');

const folder = path.resolve(process.argv[2] ?? path.join(__dirname, '../../dist-contract'));

async function main() {
  const { ENDPOINTS } = loadTypeScript('mocks/api/endpoints.ts');
  const { contractDocument } = loadTypeScript('mocks/api/contractDocument.ts');
  const { PUBLISHED_CALLS } = loadTypeScript('test/data/contractCalls.ts');
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  const published = new Set(PUBLISHED_CALLS.map((call) => `${call.method} ${call.path}`));
  const document = contractDocument(ENDPOINTS, (call) => published.has(call), version);
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  if (!valid) throw new Error(`The document is not OpenAPI 3.1:\n${JSON.stringify(errors, null, 2)}`);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'openapi.json');
  fs.writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  const assumed = ENDPOINTS.filter(({ method, path: of }) => !published.has(`${method} ${of}`)).length;
  console.log(`${file}: ${ENDPOINTS.length} calls, ${assumed} of them assumed; valid OpenAPI 3.1`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
