import page from "content:not-found";
import { useEffect } from "react";
import errorPage from "#shell/error-page.module.css";
import type { PageHandle } from "#shell/page-handle.ts";
import bar from "#ui/bar/bar.module.css";
import { buttonLook } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { useMissingPath } from "#ui/navigation/navigation.ts";

export const handle: PageHandle = { page };

/** Every address that is no page (NF-01, ROUTE-21). */
export default function NotFoundPage() {
	const path = useMissingPath();
	useEffect(() => console.warn(`Page not found: ${path}`), [path]);
	return (
		<div
			className={`${layout.wrap} ${errorPage.errorPage}`}
			data-page="not-found"
		>
			<p className={errorPage.code} aria-hidden="true">
				{page.code}
			</p>
			<hr className={bar.bar} />
			<h1 tabIndex={-1}>
				<span className="visually-hidden">{page.code}: </span>
				{page.headline}
			</h1>
			<p>{page.text}</p>
			<Link href="/" {...buttonLook()}>
				{page.home}
			</Link>
		</div>
	);
}
