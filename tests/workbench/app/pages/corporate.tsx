import type { PageHandle } from "#pages/page-handle.ts";

export const handle: PageHandle = { header: "corporate", isOnPhoto: true };

/** The bar, menu and dialog of the corporate page, around an empty page with prices far down. */
export default function WorkbenchPage() {
	return (
		<>
			<section className="hero on-photo">
				<div className="wrap hero-text">
					<h1 tabIndex={-1}>Landing page</h1>
				</div>
			</section>
			<div className="distance" />
			<section id="pricing" className="section" aria-labelledby="pricing-title">
				<h2 id="pricing-title" className="wrap">
					Prices
				</h2>
			</section>
			<div className="distance" />
		</>
	);
}
