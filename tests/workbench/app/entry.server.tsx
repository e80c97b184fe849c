export { default } from "../../../src/entry.server.tsx";
