import page from "content:not-found";
import { useEffect } from "react";
import { headTags } from "#seo/head-tags.ts";
import { buttonLook } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useMissingPath } from "#ui/navigation.ts";
import { plainPage } from "./page-handle.ts";

export const handle = plainPage;
export const meta = () => headTags(page.head);

/** Every address that is no page (NF-01, ROUTE-21). */
export default function NotFoundPage() {
	const path = useMissingPath();
	useEffect(() => console.warn(`Page not found: ${path}`), [path]);
	return (
		<div className="wrap not-found" data-page="not-found">
			<p className="not-found-code" aria-hidden="true">
				{page.code}
			</p>
			<hr className="bar" />
			<h1 tabIndex={-1}>
				<span className="spoken">{page.code}: </span>
				{page.headline}
			</h1>
			<p>{page.text}</p>
			<Link href="/" {...buttonLook()}>
				{page.home}
			</Link>
		</div>
	);
}
