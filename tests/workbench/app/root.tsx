import "./workbench.css";

export { default, ErrorBoundary, Layout, links } from "../../../src/root.tsx";

/** Every page of the workbench, the error page included, has a title to be announced by. */
export const meta = () => [{ title: "Workbench" }];
