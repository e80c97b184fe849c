import { find } from "./find.ts";

/** A member's session is a cookie: a frame needs the visitor's click to read it. */
find("#sign-in").addEventListener("click", async () => {
	const isAllowed = await document.requestStorageAccess().then(
		() => true,
		() => false,
	);
	find("#signed-in").textContent = isAllowed
		? "Signed in"
		: "Not possible in this frame";
});
