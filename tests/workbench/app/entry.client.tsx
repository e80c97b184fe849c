import "../../../src/entry.client.tsx";
